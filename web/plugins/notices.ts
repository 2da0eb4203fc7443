import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** A package that a part of is bundled into the client. The page that shows it reads the same shape. */
export interface Notice {
  kind: 'npm';
  name: string;
  version: string;
  license: string;
  url: string;
  texts: string[];
}

/** Packages whose own helpers the bundler writes into the client, by how it names such a helper. */
const HELPERS: readonly [start: string, name: string][] = [
  ['\0vite/', 'vite'],
  ['\0rolldown/', 'rolldown'],
];

const APACHE = join(import.meta.dirname, '../../LICENSE-APACHE');

const FILES = /^(licen[cs]e|copying|notice)/i;

/** Leaves the licences of all that is bundled beside the client; the build of the program adds its own to them. */
export function notices(modules = join(import.meta.dirname, '../node_modules')): Plugin {
  return {
    name: 'notices',
    apply: 'build',
    generateBundle(_, bundle) {
      const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const folders = [...new Set(ids.flatMap((id) => folderOf(id, modules) ?? []))].sort();
      this.emitFile({ type: 'asset', fileName: 'licenses-npm.json', source: JSON.stringify(folders.map(noticeOf)) });
    },
  };
}

/** The folder of the package that a module is from; none for the client's own. */
export function folderOf(id: string, modules: string): string | undefined {
  const helper = HELPERS.find(([start]) => id.startsWith(start))?.[1];
  if (helper) return join(modules, helper);
  if (!/[\\/]node_modules[\\/]/.test(id)) return undefined;
  for (
    let folder = dirname(id.replace(/^\0/, '').replace(/\?.*$/, ''));
    folder !== dirname(folder);
    folder = dirname(folder)
  ) {
    if (namesItself(folder)) return folder;
  }
  throw new Error(`the package of ${id} can't be found`);
}

/** A folder within a package may have a manifest, too, that says how its modules are read and no more. */
function namesItself(folder: string): boolean {
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) && 'version' in JSON.parse(readFileSync(manifest, 'utf8'));
}

export function noticeOf(folder: string): Notice {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version, license, repository, homepage } = manifest;
  const texts = readdirSync(folder)
    .filter((file) => FILES.test(file))
    .sort()
    .map((file) => ownPart(readFileSync(join(folder, file), 'utf8')));
  // Some refer to this licence without bringing it along; it is the same text for everyone.
  if (texts.length === 0 && license === 'Apache-2.0') {
    texts.push(`Copyright ${authorOf(manifest)}\n\n${readFileSync(APACHE, 'utf8').trim()}`);
  }
  if (typeof license !== 'string' || texts.length === 0) throw new Error(`${name} ${version} comes without a licence`);
  const url = typeof repository === 'string' ? repository : (repository?.url ?? homepage ?? '');
  return { kind: 'npm', name, version, license, url: address(url), texts };
}

/** A tool adds the licences of what it is made of itself, of which nothing gets into the client. */
const ownPart = (text: string): string =>
  text
    .replaceAll('\r', '')
    .replace(/\n# Licenses of bundled dependencies\n[^]*/, '')
    .trim();

const authorOf = ({ author, name }: { author?: string | { name: string }; name: string }): string =>
  typeof author === 'string' ? author : (author?.name ?? `the authors of ${name}`);

/** An address that a browser can open, of one that git reads. */
const address = (url: string): string =>
  url
    .replace(/^git\+/, '')
    .replace(/^git:/, 'https:')
    .replace(/\.git$/, '')
    .replace(/^([\w.-]+\/[\w.-]+)$/, 'https://github.com/$1');
