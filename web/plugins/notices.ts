import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** A package that is bundled into the client, at least in part. The licenses page reads the same shape. */
export interface Notice {
  kind: 'npm';
  name: string;
  version: string;
  license: string;
  url: string;
  texts: string[];
}

/** Packages whose helpers the bundler adds to the client, by the prefix of their module ids. */
const HELPERS: readonly [start: string, name: string][] = [
  ['\0vite/', 'vite'],
  ['\0rolldown/', 'rolldown'],
];

const APACHE = join(import.meta.dirname, '../../LICENSE-APACHE');

const FILES = /^(licen[cs]e|copying|notice)/i;

/** Writes the licences of all bundled packages to `licenses-npm.json`. The build of the server adds those of its crates. */
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

/** The folder of the package that a module is from; `undefined` for the client's own modules. */
export function folderOf(id: string, modules: string): string | undefined {
  const helper = HELPERS.find(([start]) => id.startsWith(start))?.[1];
  if (helper) return join(modules, helper);
  if (!/[\\/]node_modules[\\/]/.test(id)) return undefined;
  for (
    let folder = dirname(id.replace(/^\0/, '').replace(/\?.*$/, ''));
    folder !== dirname(folder);
    folder = dirname(folder)
  ) {
    if (isPackageRoot(folder)) return folder;
  }
  throw new Error(`can't find the package of ${id}`);
}

/** Whether a folder is the root of a package. Folders inside one may have a `package.json` too, but without a version. */
function isPackageRoot(folder: string): boolean {
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
  // Some packages name this licence without including its text.
  if (texts.length === 0 && license === 'Apache-2.0') {
    texts.push(`Copyright ${authorOf(manifest)}\n\n${readFileSync(APACHE, 'utf8').trim()}`);
  }
  if (typeof license !== 'string' || texts.length === 0) throw new Error(`${name} ${version} has no licence`);
  const url = typeof repository === 'string' ? repository : (repository?.url ?? homepage ?? '');
  return { kind: 'npm', name, version, license, url: browserUrl(url), texts };
}

/** The licence without those of a tool's own bundled dependencies, which don't get into the client. */
const ownPart = (text: string): string =>
  text
    .replaceAll('\r', '')
    .replace(/\n# Licenses of bundled dependencies\n[^]*/, '')
    .trim();

const authorOf = ({ author, name }: { author?: string | { name: string }; name: string }): string =>
  typeof author === 'string' ? author : (author?.name ?? `the authors of ${name}`);

/** A git URL as a URL that a browser can open. */
const browserUrl = (url: string): string =>
  url
    .replace(/^git\+/, '')
    .replace(/^git:/, 'https:')
    .replace(/\.git$/, '')
    .replace(/^([\w.-]+\/[\w.-]+)$/, 'https://github.com/$1');
