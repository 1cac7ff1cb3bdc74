/** Columns as wide as their widest cell: the first stands left, figures right. */
export function printTable(title: string, head: string[], rows: string[][]): void {
  const lines = [head, ...rows]
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  const set = (line: string[]) =>
    line
      .map((cell, column) =>
        column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0),
      )
      .join('  ')

  console.log(`\n${title}\n`)
  console.log(set(head))
  console.log(widths.map((width) => '─'.repeat(width)).join('  '))
  for (const row of rows) console.log(set(row))
}
