import { test } from 'vitest';
import { bench } from './operator';
test('x', async () => {
  const place = bench();
  const { signedIn } = await import('./operator');
  const admin = await signedIn(place, 'admin');
  for (const q of ['memberId=2','memberId=2&depth=2','ip=203.0.113.77','memberId=15','memberId=15&depth=2']) {
    const t = performance.now();
    const { data, code } = await admin.ask<any>('GET', `cluster/get?${q}`);
    console.log(q, code, Math.round(performance.now()-t), data?.members.map((m:any)=>`${m.uid}/${m.steps}/${m.weight}/${m.status}/${m.tags}`).join(' ').slice(0,1500), JSON.stringify(data?.things).slice(0,1500), JSON.stringify(data?.ties?.slice(0,4)), JSON.stringify(data?.leftOut), data?.kinds);
  }
});
