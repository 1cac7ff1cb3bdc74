import { expect, test } from 'vitest'
import { findSvgFault } from '@/operations/site/logo/check-svg'

const LOGO = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<!-- Drawn by hand -->',
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 8">',
  '<title>Typewerk Nord</title>',
  '<defs><style>.ink{fill:#0a0a0a}.fade{fill:url(#g)}</style>',
  '<linearGradient id="g"><stop offset="0" stop-color="#000"/></linearGradient></defs>',
  '<g class="ink"><path d="M0 0h8v8z"/><use xlink:href="#g"/></g>',
  '</svg>',
].join('\n')

function faultOf(text: string): string | null {
  return findSvgFault(new TextEncoder().encode(text))
}

test('a logo of shapes, gradients and classes is taken', () => {
  expect(faultOf(LOGO)).toBeNull()
})

test('notes of a drawing program are harmless', () => {
  const notes =
    'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1.3"'
  expect(faultOf(withInside(`<g ${notes}><path d="M0 0"/></g>`))).toBeNull()
})

function withInside(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${inside}</svg>`
}

const SCRIPT = /holds a script/
const FOREIGN = /fetches from elsewhere/
const UNREADABLE = /not an SVG that can be read/
const OTHER = /Keep to shapes/

test.each([
  ['a script', withInside('<script>alert(1)</script>'), SCRIPT],
  ['a script in CDATA', withInside('<script><![CDATA[alert(1)]]></script>'), SCRIPT],
  [
    'a script under a prefix',
    withInside('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'),
    SCRIPT,
  ],
  ['an event handler', withInside('<path onclick="alert(1)"/>'), SCRIPT],
  ['an event handler in capitals', withInside('<path ONLOAD="alert(1)"/>'), SCRIPT],
  ['a link', withInside('<a href="#x"><path/></a>'), OTHER],
  ['a page within', withInside('<foreignObject><p>x</p></foreignObject>'), OTHER],
  ['HTML', withInside('<p xmlns="http://www.w3.org/1999/xhtml"/>'), OTHER],
  ['an animation', withInside('<set attributeName="href" to="javascript:alert(1)"/>'), OTHER],
  ['a picture', withInside('<image href="https://example.org/a.png"/>'), /holds a picture/],
  ['letters', withInside('<text>Nord</text>'), /Turn them into outlines/],
  ['a shape from elsewhere', withInside('<use href="https://example.org/a.svg#b"/>'), FOREIGN],
  ['a shape from data', withInside('<use xlink:href="data:image/svg+xml,x"/>'), FOREIGN],
  ['an address that is a script', withInside('<use href="javascript:alert(1)"/>'), FOREIGN],
  ['a foreign fill', withInside('<path fill="url(https://example.org/a#b)"/>'), FOREIGN],
  [
    'a foreign fill in quotes',
    withInside('<path style="fill:url(\'//example.org/a\')"/>'),
    FOREIGN,
  ],
  ['a style sheet that imports', withInside('<style>@import "//example.org";</style>'), FOREIGN],
  ['a style sheet that hides its words', withInside('<style>a{b:\\75rl(//c)}</style>'), FOREIGN],
  ['an address cut by a comment', withInside('<style>a{b:u/**/rl(//c)}</style>'), FOREIGN],
  [
    'a style sheet by name',
    `<?xml-stylesheet href="//example.org"?>${LOGO.slice(39)}`,
    /style sheet/,
  ],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${withInside('')}`, /document type/],
  ['an entity that nobody declared', withInside('<title>&a;</title>'), UNREADABLE],
  ['a broken file', withInside('<path>'), UNREADABLE],
  ['a page', '<html xmlns="http://www.w3.org/1999/xhtml"></html>', UNREADABLE],
  ['an SVG of no namespace', '<svg><path/></svg>', UNREADABLE],
  ['nothing', '', UNREADABLE],
  ['no size', '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>', /Save it with one/],
])('an SVG with %s is refused in a sentence', (_, text, sentence) => {
  expect(faultOf(text)).toMatch(sentence)
})

test('an SVG in another encoding is refused, since it could be read as another text', () => {
  expect(findSvgFault(Uint8Array.from([0xff, 0xfe, 0x3c, 0x00]))).toMatch(/UTF-8/)
})

test('an SVG of a million bytes is refused', () => {
  expect(faultOf(withInside(`<desc>${'a'.repeat(1_000_000)}</desc>`))).toMatch(/larger than 200 KB/)
})
