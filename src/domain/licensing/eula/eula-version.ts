/** How people say a version: "2" is "2" or "2.0". */
export function versionsSaid(version: string): string[] {
  return /^\d+$/.test(version) ? [version, `${version}.0`] : [version]
}
