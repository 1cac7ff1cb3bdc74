import { closeSync, openSync, readSync } from 'node:fs'

const FORMS = ['\u0000\u0001\u0000\u0000', 'OTTO', 'true']
const VARIABLE = ['fvar', 'CFF2']

/**
 * Is this a font a document can be set in as it is? A variable one would stand at a default that is
 * nobody's style, and with CFF2 outlines it cannot be embedded at all.
 */
export function isStaticFont(path: string): boolean {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch {
    return false
  }
  try {
    const tables = readTables(file)
    return tables.length > 0 && !tables.some((tag) => VARIABLE.includes(tag))
  } finally {
    closeSync(file)
  }
}

/** Tags of the table directory; none when the file is of another form. */
function readTables(file: number): string[] {
  const head = Buffer.alloc(12)
  if (readSync(file, head, 0, 12, 0) < 12) return []
  if (!FORMS.includes(head.toString('latin1', 0, 4))) return []

  const directory = Buffer.alloc(head.readUInt16BE(4) * 16)
  if (readSync(file, directory, 0, directory.length, 12) < directory.length) return []
  return Array.from({ length: directory.length / 16 }, (_, index) => {
    return directory.toString('latin1', index * 16, index * 16 + 4)
  })
}
