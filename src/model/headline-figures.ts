/** The figures that a review asks for first, for reports with room for few. */
export const headlineFigures = [
  'duplicates.total',
  'duplicates.shareOfUnique',
  'inbox.bytes',
  'inbox.rows',
  'inbox.peakBytes',
  'inbox.insertsPerSecond',
  'cleanup.utilisation',
  'window.coverage',
  'window.effective',
  'window.required',
  'window.escaping',
  'narrowCheck.bytes',
  'position.updatesPerSecond',
] as const;
