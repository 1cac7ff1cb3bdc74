import { readFileSync } from 'node:fs'

export type Rule = {
  sheet: string
  selector: string
  /** What the at-rules around it ask for, as `(max-width: 760px)`. */
  conditions: string
  /** Values by property, with `!important` where it stands. */
  declarations: Map<string, string>
}

type Within = { sheet: string; selector: string; conditions: string }

/** Each selector of a stylesheet with what it sets. Key frames and font faces are no rules of an element. */
export function readRules(sheet: string): Rule[] {
  const css = readFileSync(sheet, 'utf8').replace(/\/\*[^]*?\*\//g, '')
  return rulesOf(css, { sheet, selector: '', conditions: '' })
}

function rulesOf(css: string, within: Within): Rule[] {
  return blocksOf(css).flatMap(({ head, body }) => {
    if (/^@(media|supports|container)\b/.test(head))
      return [
        ...ownRule(body, within),
        ...rulesOf(body, { ...within, conditions: `${within.conditions} ${head}`.trim() }),
      ]
    if (head.startsWith('@')) return []
    return splitAtCommas(head).flatMap((part) => {
      const inner = { ...within, selector: nested(part, within.selector) }
      return [...ownRule(body, inner), ...rulesOf(body, inner)]
    })
  })
}

function ownRule(body: string, within: Within): Rule[] {
  const declarations = declarationsOf(body)
  return within.selector && declarations.size > 0 ? [{ ...within, declarations }] : []
}

function nested(selector: string, parent: string): string {
  const plain = selector.replace(/\s+/g, ' ')
  if (plain.includes('&')) return plain.replaceAll('&', parent)
  return parent ? `${parent} ${plain}` : plain
}

/** The blocks that stand in a piece of CSS, not those within them. */
function blocksOf(css: string): { head: string; body: string }[] {
  const blocks = []
  let depth = 0
  let from = 0
  let head = ''
  for (const { 0: mark, index } of css.matchAll(/'[^']*'|"[^"]*"|[{};]/g)) {
    if (mark === '{' && depth++ === 0) {
      head = css.slice(from, index).trim()
      from = index + 1
    } else if (mark === '}' && --depth === 0) {
      blocks.push({ head, body: css.slice(from, index) })
      from = index + 1
    } else if (mark === ';' && depth === 0) from = index + 1
  }
  return blocks
}

function declarationsOf(body: string): Map<string, string> {
  let own = body
  for (const { head, body: inner } of blocksOf(body))
    own = own.replace(`${inner}}`, '').replace(head, '')
  const found = own.matchAll(/(?:^|[;{\s])(-{0,2}[a-z][\w-]*)\s*:\s*([^;{}]+)(?=;|$)/g)
  return new Map(
    [...found].map(([, name = '', value = '']) => [name, value.trim().replace(/\s+/g, ' ')]),
  )
}

function splitAtCommas(selectors: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of selectors) {
    if (sign === '(' || sign === '[') depth++
    if (sign === ')' || sign === ']') depth--
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}
