import nameTable from './name-table.json' with { type: 'json' }

let names: Map<number, string> | undefined

/** Unicode's name of each character: "Latin small letter a"; "" where it has none of its own. */
export function characterNames(codes: readonly number[]): string[] {
  names ??= readTable()
  return codes.map((code) => sentenceCase(names?.get(code) ?? ''))
}

function readTable(): Map<number, string> {
  const rows = nameTable as [first: string, names: string][]
  return new Map(
    rows.flatMap(([first, run]) => {
      const start = Number.parseInt(first, 16)
      return run.split('|').map((name, index) => [start + index, name] as const)
    }),
  )
}

/** Unicode writes capitals: "Latin small letter a". A capital letter is written as one: "Latin capital letter A with grave". */
function sentenceCase(name: string): string {
  const words = name.slice(0, 1) + name.slice(1).toLowerCase()
  return words.replace(/(?<=capital letter )[a-z]\b/, (letter) => letter.toUpperCase())
}
