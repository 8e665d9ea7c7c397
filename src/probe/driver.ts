import { codeOf, StoreError } from './store-error.ts';

/**
 * Loads a client library that is installed only by those who measure with it.
 * @throws StoreError that says what to install.
 */
export async function loadDriver<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StoreError('driver-missing', `the driver "${name}" is not installed`, `npm install ${name}`);
  }
}
