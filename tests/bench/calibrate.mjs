import { chromium } from '@playwright/test';
import { median } from './visit.mjs';

/** How long a fixed piece of work takes in an empty page: scripts, then elements that are laid out. */
const work = () => {
  const begun = performance.now();
  let sum = 0;
  const words = new Map();
  for (let turn = 0; turn < 300_000; turn += 1) {
    const key = `k${turn % 5000}`;
    words.set(key, (words.get(key) ?? 0) + turn);
    sum += words.get(key) % 7;
  }
  const box = document.createElement('div');
  for (let turn = 0; turn < 3000; turn += 1) {
    const cell = document.createElement('span');
    cell.textContent = `${turn} ${sum % (turn + 1)}`;
    cell.style.padding = '2px';
    box.append(cell);
  }
  document.body.append(box);
  box.getBoundingClientRect();
  box.remove();
  return performance.now() - begun;
};

/** Milliseconds that this machine takes just now for the piece of work by which its figures are compared. */
export async function calibrate(executablePath) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const times = [];
    for (let round = 0; round < 7; round += 1) times.push(await page.evaluate(work));
    return median(times);
  } finally {
    await browser.close();
  }
}
