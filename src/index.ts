import { Chalk } from 'chalk';
import { profileSources, readProfile } from './cli/files.ts';
import { pageAsset } from './cli/page-asset.ts';
import type { Plan } from './model/plan-document.ts';
import type { Profile } from './model/profile.ts';
import { loadProfile as load, type ProfileRequest, type ProfileText } from './profile/index.ts';
import { renderExplanation, renderJson as renderJsonAs, renderText as renderTextOn } from './report/index.ts';
import { renderPage } from './report/html/page.ts';
import { version } from './version.ts';

export type { Figure } from './model/figure.ts';
export type { Finding, Level } from './model/finding.ts';
export type * from './model/plan-document.ts';
export { plan } from './model/plan.ts';
export { type Sampling, sensitivityOf, withUncertainty } from './model/uncertainty/index.ts';
export type { InputValue, Origin, Profile, ResolvedInput } from './model/profile.ts';
export { type Fault, InputError, type ProfileText, type ProfileValue, type ProfileValues } from './profile/index.ts';
export { planDocument, planJsonSchema, renderMarkdown } from './report/index.ts';
export type * from './report/plan-contract.ts';
export { version } from './version.ts';

/** What a profile is made of; each part wins over the ones after it. */
export interface ProfileParts extends Pick<ProfileRequest, 'values' | 'preset'> {
  /** A profile file; relative names start from the working folder. Excludes `text`. */
  readonly file?: string;
  /** A profile in YAML or JSON. Excludes `file`. */
  readonly text?: string;
}

/** How a text is laid out. */
export interface TextOptions {
  /** Columns; 80 without it. */
  readonly width?: number;
  /** Whether to write the escape codes of colours; false without it. */
  readonly color?: boolean;
}

/**
 * Loads and checks a profile: values over the file or text over the preset over the defaults.
 * @throws InputError with every fault of every part, each with its place.
 */
export function loadProfile({ file, text, values, preset }: ProfileParts): Profile {
  if (file !== undefined && text !== undefined) throw new TypeError('loadProfile takes a file or a text, not both');
  const cwd = process.cwd();
  const profile = file === undefined ? named(text) : readProfile(file, cwd);
  return load(
    {
      ...(values === undefined ? {} : { values }),
      ...(profile === undefined ? {} : { profile }),
      ...(preset === undefined ? {} : { preset }),
    },
    profileSources(cwd),
  );
}

/** The plan as text for a terminal or a log. */
export function renderText(plan: Plan, options: TextOptions = {}): string {
  return renderTextOn(plan, page(options));
}

/** The plan as the JSON document `dedup-planner/plan/v1`, of which `planJsonSchema` is the schema. */
export function renderJson(plan: Plan): string {
  return renderJsonAs(plan, version);
}

/**
 * The plan as one HTML file that opens without a network: to read and print, with sliders that plan again in the page.
 */
export function renderHtml(plan: Plan): string {
  return renderPage(plan, { asset: pageAsset(), version });
}

/**
 * Where a number comes from: the formula of a figure, the same with numbers, and the origin of each input.
 * @returns undefined for an id that is neither a figure nor an input.
 */
export function explain(plan: Plan, id: string, options: TextOptions = {}): string | undefined {
  return renderExplanation(plan, id, page(options));
}

function named(text: string | undefined): ProfileText | undefined {
  return text === undefined ? undefined : { name: 'profile', text };
}

function page({ width = 80, color = false }: TextOptions) {
  return { width, color: new Chalk({ level: color ? 1 : 0 }) };
}
