import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Engine } from '../engine'
import { plainMark, type Mark, type PlainMark } from './mark'

const LIBRARY = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
)

type Find = (mark: PlainMark) => Element[]
type Roles = {
  queryAllByRole(
    root: Element,
    role: string,
    options: { name?: (said: string) => boolean },
  ): Element[]
}

let finder: Promise<string> | undefined

/** Runs a function of the page on the elements that are meant. */
export async function onElements<Given, Answer>(
  engine: Engine,
  mark: Mark,
  run: (elements: HTMLElement[], given: Given) => Answer,
  given: Given,
): Promise<Awaited<Answer>> {
  const request = { mark: plainMark(mark), given }
  // In one step with the look whether the finder is there: a page may go at any time.
  const source = `async (request) =>
    window.fountFind
      ? { answer: await (${String(run)})(window.fountFind(request.mark), request.given) }
      : null`
  for (;;) {
    const found: { answer: Awaited<Answer> } | null = await engine.evaluate(source, request)
    if (found) return found.answer
    await engine.evaluate(await (finder ??= writeFinder()), null)
  }
}

/**
 * What finds elements by role and name, as one function for each document. It travels as source: the shop's policy forbids
 * the page to make code of text. Seen as an old module, the library leaves nothing in the page's own names.
 */
async function writeFinder(): Promise<string> {
  const library = await readFile(LIBRARY, 'utf8')
  return `() => {
    const exports = {}, module = {}
    ;(function () { ${library}
    }).call(window)
    window.fountFind = (${String(makeFind)})(exports)
  }`
}

/** Runs in the page. */
function makeFind(roles: Roles): Find {
  return find

  function find(mark: PlainMark): Element[] {
    const root = mark.within ? find(mark.within)[0] : document.body
    if (!root) return []
    const { name } = mark
    const isNamed = (said: string) => !name || matches(said.replace(/\s+/g, ' ').trim(), name)
    const found = mark.css
      ? [...root.querySelectorAll(mark.css)]
      : roles.queryAllByRole(root, mark.role ?? '', name ? { name: isNamed } : {})
    return mark.nth === undefined ? found : found.slice(mark.nth).slice(0, 1)
  }

  function matches(said: string, name: NonNullable<PlainMark['name']>): boolean {
    if ('exactly' in name) return said === name.exactly
    return new RegExp(name.source, name.flags).test(said)
  }
}
