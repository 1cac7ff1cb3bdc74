/** As PostScript allows it: printable ASCII, none of its delimiters, at most 63 letters. */
export function postScriptName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[^\x21-\x7e]|[[\](){}<>/%]/g, '')
    .slice(0, 63)
}
