const LONGEST = 80

/** Names no folder of Windows takes, with or without an ending. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** A name for one file or folder, made of letters, digits and few marks: never a path. */
export function safeFileName(text: string, fallback = 'Fonts'): string {
  const name = text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ._+-]+/gu, ' ')
    .replace(/\.{2,}/g, '.')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.-]+/, '')
    .slice(0, LONGEST)
    .replace(/[\s.]+$/, '')

  if (name === '') return fallback
  return RESERVED.test(name) ? `${fallback} ${name}` : name
}

/** Counts up until the name is free; letters of either case are the same to many disks. */
export function freeName(preferred: string, taken: Set<string>): string {
  const [, stem = preferred, ending = ''] = /^(.*?)(\.[^.]+)?$/.exec(preferred) ?? []
  let name = preferred
  for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${stem}-${count}${ending}`

  taken.add(name.toLowerCase())
  return name
}
