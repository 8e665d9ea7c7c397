import type { Profile } from '../../model/profile.ts';
import {
  type Fault,
  type FlagValue,
  InputError,
  loadProfile,
  type ProfileText,
  readSetting,
} from '../../profile/index.ts';
import type { Arguments } from '../arguments.ts';
import { profileSources, readProfile, readStandardInput } from '../files.ts';
import type { Io } from '../io.ts';
import { workloadOptions } from '../options.ts';

/**
 * The profile that the arguments describe: flags over the file over the preset over the defaults.
 * @param others what flags of a command of its own give, such as `--vary`
 */
export async function profileOf(args: Arguments, io: Io, others: readonly FlagValue[] = []): Promise<Profile> {
  const file = args.value('PROFILE');
  const preset = args.value('preset');
  return loadProfile(
    {
      flags: flagsOf(args, others),
      ...(file === undefined ? {} : { profile: await textOf(file, io) }),
      ...(preset === undefined ? {} : { preset }),
    },
    profileSources(io.cwd),
  );
}

async function textOf(file: string, io: Io): Promise<ProfileText> {
  return file === '-' ? readStandardInput(io.stdin) : readProfile(file, io.cwd);
}

/** The values that flags give, each path by one of them. */
function flagsOf(args: Arguments, others: readonly FlagValue[]): readonly FlagValue[] {
  const inputs = workloadOptions.flatMap(({ name, path }): FlagValue[] => {
    const text = args.value(name);
    return text === undefined || path === undefined ? [] : [{ flag: `--${name}`, path, text }];
  });
  const flags = [...inputs, ...args.values('set').map(readSetting), ...others];
  const faults = flags.flatMap((flag, index) => {
    const earlier = flags.slice(0, index).find(({ path, text }) => path === flag.path && text !== flag.text);
    return earlier === undefined ? [] : [givenTwice(earlier, flag)];
  });
  if (faults.length > 0) throw new InputError(faults);
  return flags;
}

/** The flags that name a path beside its value. */
const flagsWithPath = ['--set', '--vary'];

function givenTwice(earlier: FlagValue, later: FlagValue): Fault {
  const written = ({ flag, path, text }: FlagValue) =>
    flagsWithPath.includes(flag) ? `${flag} ${path}=${text}` : `${flag} ${text}`;
  return { place: later.path, message: `given more than once: ${written(earlier)} and ${written(later)}` };
}
