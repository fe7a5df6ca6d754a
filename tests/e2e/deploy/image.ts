import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { contextOf, matcherOf } from '../../context';

/** The folders in which the Dockerfile's last stage has left something, and what that runs with. */
export interface Image {
  root: string;
  environment: Record<string, string>;
  user: string;
  health: string;
}

interface Stage {
  root: string;
  folder: string;
  environment: Record<string, string>;
}

type Instruction = readonly [name: string, rest: string];

const instructionsOf = (dockerfile: string): Instruction[] =>
  dockerfile
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .flatMap((line) => (/^([A-Z]+) +(.+)$/.exec(line) ? [[RegExp.$1, RegExp.$2] as const] : []));

const filledIn = (text: string, values: Record<string, string>): string =>
  text.replace(/\$\{?(\w+)\}?/g, (_, name: string) => values[name] ?? '');

/** `NAME=value` pairs; a value may stand in quotes. */
const pairsOf = (text: string): [string, string][] =>
  [...text.matchAll(/(\w+)=(?:"([^"]*)"|(\S*))/g)].map(([, name = '', quoted, plain]) => [
    name,
    quoted ?? plain ?? '',
  ]);

/** The paths below a folder that a name of COPY stands for; only its last part may be a pattern. */
function named(folder: string, name: string): string[] {
  const path = name.replace(/^\//, '');
  if (name === '.') return [''];
  const inside = dirname(path);
  return readdirSync(join(folder, inside))
    .filter(matcherOf(basename(path)))
    .map((one) => join(inside, one));
}

/** Absolute paths of a command, moved below a folder that stands for the stage's root. */
const below = (root: string, command: string): string =>
  command.replace(/(?<=^|[\s"'])\/(?=[a-z])/g, `${root}/`);

/**
 * Goes through a Dockerfile step by step without an engine, each stage below a folder of its own, from the files that
 * the engine would get. What needs a network or root is stood in for: `npm ci` takes the packages that are there, and
 * nobody's files change owner.
 */
export function buildImage(project: string, work: string, given: Record<string, string> = {}): Image {
  const context = join(work, 'context');
  for (const path of contextOf(project)) {
    mkdirSync(dirname(join(context, path)), { recursive: true });
    cpSync(join(project, path), join(context, path));
  }
  const tools = join(work, 'tools');
  mkdirSync(tools);
  writeFileSync(join(tools, 'chown'), '#!/bin/sh\n', { mode: 0o755 });

  const stages = new Map<string, Stage>();
  let stage: Stage = { root: work, folder: '/', environment: {} };
  let [user, health] = ['root', ''];
  const copy = (rest: string) => {
    const words = rest.split(/\s+/);
    const from = /^--from=(\w+)$/.exec(words[0] ?? '')?.[1];
    const source = from ? (stages.get(from)?.root ?? '') : context;
    const [to = '', ...names] = words.slice(from ? 1 : 0).reverse();
    const target = join(stage.root, to.startsWith('/') ? to : join(stage.folder, to));
    for (const name of names) {
      const found = named(source, name);
      if (found.length === 0) throw new Error(`COPY ${rest}: there is no ${name}`);
      const isInto = to.endsWith('/') || name === '.';
      for (const one of found)
        cpSync(join(source, one), isInto ? join(target, name === '.' ? '' : basename(one)) : target, {
          recursive: true,
        });
    }
  };
  const run = (rest: string) => {
    const folder = join(stage.root, stage.folder);
    mkdirSync(folder, { recursive: true });
    if (/^npm ci\b/.test(rest))
      return symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
    const env = { ...process.env, NODE_ENV: 'production', ...stage.environment };
    execFileSync('sh', ['-ec', below(stage.root, rest.replaceAll('"/site', `"${stage.root}/site`))], {
      cwd: folder,
      env: { ...env, PATH: `${tools}:${process.env['PATH']}` },
      stdio: 'pipe',
    });
  };
  for (const [name, rest] of instructionsOf(readFileSync(join(context, 'deploy/Dockerfile'), 'utf8'))) {
    if (name === 'FROM') {
      const title = / AS (\w+)$/.exec(rest)?.[1] ?? 'last';
      stage = { root: join(work, title), folder: '/', environment: {} };
      stages.set(title, stage);
      // What the official image of nginx has and ours takes out.
      mkdirSync(join(stage.root, 'etc/nginx/conf.d'), { recursive: true });
      writeFileSync(join(stage.root, 'etc/nginx/conf.d/default.conf'), '');
      for (const path of ['var/cache/nginx', 'run']) mkdirSync(join(stage.root, path), { recursive: true });
    } else if (name === 'ARG' || name === 'ENV') {
      for (const [key, value] of pairsOf(rest))
        stage.environment[key] =
          (name === 'ARG' ? given[key] : undefined) ?? filledIn(value, stage.environment);
    } else if (name === 'WORKDIR') stage.folder = rest;
    else if (name === 'COPY') copy(rest);
    else if (name === 'RUN') run(rest);
    else if (name === 'USER') user = rest;
    else if (name === 'HEALTHCHECK') health = rest;
    else if (name !== 'EXPOSE') throw new Error(`An instruction that nobody runs here: ${name}`);
  }
  return { root: stage.root, environment: stage.environment, user, health };
}
