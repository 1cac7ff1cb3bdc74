export type CmapGroup = [first: number, last: number, glyph: number]

/** One subtable of format 12, for Windows; what it says of its groups and tables may be more than it holds. */
export function writeCmap(groups: readonly CmapGroup[], said = groups.length, tables = 1) {
  const cmap = Buffer.alloc(12 + 16 + groups.length * 12)
  cmap.writeUInt16BE(tables, 2)
  cmap.writeUInt16BE(3, 4)
  cmap.writeUInt16BE(10, 6)
  cmap.writeUInt32BE(12, 8)
  cmap.writeUInt16BE(12, 12)
  cmap.writeUInt32BE(16 + groups.length * 12, 16)
  cmap.writeUInt32BE(said, 24)
  groups.flat().forEach((value, index) => cmap.writeUInt32BE(value, 28 + index * 4))
  return cmap
}
