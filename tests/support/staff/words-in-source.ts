import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { inGerman, say } from '@/domain/staff/german/in-german'

/** Constants that hold both languages themselves; the types see to it that neither lacks a word. */
const IN_BOTH = ['WORDS', 'ENGLISH', 'GERMAN']
const SEEN = ['alt', 'aria-label', 'caption', 'label', 'placeholder', 'rule', 'title']
/** Names of keys, of faces, and of what is not translated. */
const NAMES_OF_THINGS = /^(Enter|Escape|Upload|Preview|Fount|Stripe)$/

/** What a file of the admin panel says in English alone: text of its markup, and words nobody has put into German. */
export function saidInEnglishOnly(path: string): string[] {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const found: string[] = []
  visit(source)
  return found

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isNoSpeech(node)) return
    if (isEnglish(node)) found.push(node.getText().trim())
    ts.forEachChild(node, visit)
  }
}

/** `{ en: 'New', de: 'Neu' }` and constants named so; the names of classes are no words. */
function isNoSpeech(node: ts.Node): boolean {
  if (ts.isJsxAttribute(node)) return node.name.getText() === 'className'
  if (ts.isVariableDeclaration(node)) return IN_BOTH.includes(node.name.getText())
  if (!ts.isObjectLiteralExpression(node)) return false
  const keys = node.properties.map(({ name }) => name?.getText())
  return keys.includes('en') && keys.includes('de')
}

function isEnglish(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return /\p{L}{2}/u.test(node.text) && !NAMES_OF_THINGS.test(node.text)
  if (ts.isTemplateExpression(node)) return hasWords(node) && !isKnownShape(node)
  if (!ts.isStringLiteralLike(node) || NAMES_OF_THINGS.test(node.text)) return false
  if (inGerman(node.text) !== undefined) return isMarkup(node)
  return isMarkup(node) || isSaid(node) || /^[A-Z][a-z’]+([ .…]|$)/.test(node.text)
}

/** `label="Name"`: shown as it stands. */
function isMarkup({ parent }: ts.Node): boolean {
  return ts.isJsxAttribute(parent) && SEEN.includes(parent.name.getText())
}

/** `say('Name')`, `say(language, 'Name')` */
function isSaid({ parent }: ts.Node): boolean {
  return ts.isCallExpression(parent) && /^say/i.test(parent.expression.getText())
}

/** `${name} is not for sale.`: the dictionary knows it by its shape. */
function isKnownShape({ head, templateSpans }: ts.TemplateExpression): boolean {
  const filled = [head.text, ...templateSpans.map(({ literal }) => literal.text)].join('1')
  return say('de', filled) !== filled
}

/** `Give ${money} back` */
function hasWords({ head, templateSpans }: ts.TemplateExpression): boolean {
  const texts = [head.text, ...templateSpans.map(({ literal }) => literal.text)]
  return texts.some((text) => /(^| )[a-z]{2,} [a-z]|^[A-Z][a-z]+ $|^ [a-z]{3,}\.?$/.test(text))
}
