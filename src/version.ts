/** The version of this package, as package.json states it. */
export const version = '0.1.0';
