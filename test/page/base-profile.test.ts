import { describe, expect, it } from 'vitest';
import { presetNames } from '../../src/cli/presets.ts';
import { profileSources } from '../../src/cli/files.ts';
import { embeddedIn } from '../../src/page/embedded.ts';
import { loadProfile } from '../../src/profile/index.ts';

const sources = profileSources(process.cwd());

const changes = [
  [],
  ['inbox.window=1d', 'workload.throughput=5k msg/s'],
  ['source.commitEvery=500 msg'],
  ['source.commitInterval=1 s'],
  ['source.system=sqs-standard', 'source.kind=queue'],
  ['horizons.retryDelays=30s, 5 min'],
  ['inbox.store=postgres', 'inbox.rowSize=300 B'],
  ['producer.retryRate=0.02%..0.2%'],
];

describe.each(presetNames())('a profile loaded from %s', (preset) => {
  it.each(changes)('and changed later is the one that is loaded with the changes at once: %s %s', (...settings) => {
    const flags = settings
      .filter((setting) => typeof setting === 'string')
      .map((setting) => {
        const [path = '', text = ''] = setting.split('=');
        return { flag: '--set', path, text };
      });
    const base = loadProfile({ preset }, sources);
    expect(loadProfile({ base, flags }, sources)).toEqual(loadProfile({ preset, flags }, sources));
  });

  it('comes out of the page as it went in', () => {
    const base = loadProfile(
      { preset, flags: [{ flag: '--set', path: 'producer.retryRate', text: '0.1%..1%' }] },
      sources,
    );
    const { name, description, inputs } = base;
    const { profile } = embeddedIn(JSON.stringify({ name, description, inputs: [...inputs.values()] }));
    expect(profile.inputs).toEqual(inputs);
  });
});
