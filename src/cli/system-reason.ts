const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is not a folder',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space is left',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its links lead in a circle',
  ETXTBSY: 'it is a running program',
  ERR_INVALID_ARG_VALUE: 'the name has characters that no file name can have',
};

/**
 * What the operating system refused, in words.
 * @throws the error itself when it is no refusal of the operating system.
 */
export function systemReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (code === undefined || !(code in reasons || /^E[A-Z0-9]+$/.test(code))) throw error;
  return reasons[code] ?? code;
}
