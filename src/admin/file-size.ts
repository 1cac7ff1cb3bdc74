/** 1234567 → "1.2 MB", as staff read it in lists. */
export function fileSizeInWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${kilobytes.toFixed(1)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
