/** The forms of a diff, the default first. */
export const diffFormatNames = ['text', 'json', 'markdown'] as const;
