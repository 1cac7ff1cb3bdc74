/** A path as its address bar shows it: letters and digits of any script for their codes. What is not whole UTF-8 stays as it came. */
export function readablePath(path: string): string {
  return path.replace(/(?:%[\da-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes).replace(/[^\p{L}\p{M}\p{N}]/gu, encodeURIComponent)
    } catch {
      return codes
    }
  })
}
