import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PageAsset } from '../report/html/page.ts';

/** The folder of the built page lies two folders above this file and in dist, in the sources as in the build. */
const folder = new URL('../../dist/page/', import.meta.url);

/** The program and the styles that go into an HTML report, read when the first one is made. */
export function pageAsset(): PageAsset {
  const script = readFileSync(new URL('page.js', folder), 'utf8');
  const styles = readFileSync(new URL('page.css', folder), 'utf8');
  return { script, styles, scriptHash: hashOf(script), stylesHash: hashOf(styles) };
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
