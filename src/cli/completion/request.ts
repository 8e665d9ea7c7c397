/** The first argument by which the scripts of `completion` ask for words. */
export const completionRequest = '--complete-words';
