import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Where the words stand that the shop shows: its own, those of its rules, and what the demo foundry's staff wrote. */
const ROOMS = ['src/storefront', 'src/domain', 'src/seed']

/** Long ones, and tables of them, stand as data. */
const TEXTS =
  /^src\/((storefront|domain|seed)\/.*\.tsx?|(seed|domain\/licensing)\/.*\.json|domain\/.*\/(scene-words|event-names)\.json)$/

/** A sentence or a label, not a class name or a path. */
const TEXT = /^[A-Z0-9][\x20-\x7e‘’“”–×…]* [\x20-\x7e‘’“”–×…]+$/

/** The texts that the interface sets, as they stand in the code: the letters by which a fallback font is measured. */
export function readInterfaceTexts(): string[] {
  return ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .map((file) => join(room, file))
      .filter((file) => TEXTS.test(file))
      .toSorted()
      .flatMap(textsOf),
  )
}

function textsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const texts: string[] = []
  visit(source)
  return texts.filter((text) => TEXT.test(text))

  function visit(node: ts.Node): void {
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) {
      texts.push(node.text.replace(/\s+/g, ' ').trim())
    }
    ts.forEachChild(node, visit)
  }
}
