/** The path of the field `name` beside the one at `path`. */
export function siblingOf(path: string, name: string): string {
  return path.replace(/[^.]+$/, name)
}
