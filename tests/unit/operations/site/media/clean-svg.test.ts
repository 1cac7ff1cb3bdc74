import { expect, test } from 'vitest'
import { cleanSvg } from '@/operations/site/media/clean-svg'

const NS = 'xmlns="http://www.w3.org/2000/svg"'
const FRAME = `<svg ${NS} viewBox="0 0 9 9">`

/** What is kept of a drawing, and what it lost; or why it is refused. */
function clean(text: string): string | [drawing: string, lost: string] {
  const cleaned = cleanSvg(new TextEncoder().encode(text))
  if (cleaned.kind === 'refused') return cleaned.sentence
  return [new TextDecoder().decode(cleaned.bytes), cleaned.removed.join(' ')]
}

function inside(text: string): string {
  return `<svg ${NS} xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${text}</svg>`
}

test('a logo of shapes, gradients and classes stays what it is', () => {
  const logo = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!-- Drawn by hand -->',
    inside(
      '<title>Nord &amp; Süd</title><style>.a&gt;.b{fill:url(#g)}</style><linearGradient id="g"><stop offset="0" stop-color="#000"/></linearGradient><g class="a"><path d="M0 0h8v8z"/><use xlink:href="#g"/></g>',
    ),
  ].join('\n')

  expect(clean(logo)).toEqual([
    `${FRAME}<title>Nord &amp; Süd</title><style>.a&gt;.b{fill:url(#g)}</style><linearGradient id="g"><stop offset="0" stop-color="#000"></stop></linearGradient><g class="a"><path d="M0 0h8v8z"></path><use href="#g"></use></g></svg>`,
    '',
  ])
})

test.each([
  ['a script', '<script>alert(1)</script>', '', 'scripts'],
  ['a script in CDATA', '<script><![CDATA[alert("</script>")]]></script>', '', 'scripts'],
  ['a script under a prefix', `<s:script xmlns:s="${NS.slice(7, -1)}">x</s:script>`, '', 'scripts'],
  ['an event handler', '<path onclick="alert(1)"/>', '<path></path>', 'scripts'],
  ['an event handler in capitals', '<path ONLOAD="alert(1)"/>', '<path></path>', 'scripts'],
  ['a link, but its shape', '<a href="//e.org"><path/></a>', '<path></path>', 'addresses'],
  [
    'a page within',
    `<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"><path ${NS}/>x</p></foreignObject>`,
    '',
    'pages',
  ],
  ['HTML', '<p xmlns="http://www.w3.org/1999/xhtml"><b>x</b></p>', '', 'others'],
  ['an animation', '<set attributeName="href" to="javascript:alert(1)"/>', '', 'animations'],
  ['a picture elsewhere', '<image href="https://e.org/a.png"/>', '', 'pictures'],
  ['a drawing as a picture', '<image href="data:image/svg+xml;base64,AA"/>', '', 'pictures'],
  ['a shape elsewhere', '<use href="https://e.org/a.svg#b"/>', '<use></use>', 'addresses'],
  ['a shape of data', '<use xlink:href="data:image/svg+xml,x"/>', '<use></use>', 'addresses'],
  ['an address that is a script', '<use href=" JavaScript:x"/>', '<use></use>', 'addresses'],
  ['a foreign fill', '<path fill="url(https://e.org/a#b)"/>', '<path></path>', 'addresses'],
  [
    'a foreign fill in a style',
    '<path style="fill:url(\'//e.org/a\');stroke:red"/>',
    '<path style="stroke:red"></path>',
    'styles',
  ],
  [
    'a style sheet that imports',
    '<style>@import "//e.org";.a{fill:red}</style>',
    '<style>.a{fill:red}</style>',
    'styles',
  ],
  [
    'a style sheet that hides its words',
    '<style>a{b:\\75rl(//c)}</style>',
    '<style></style>',
    'styles',
  ],
  ['an address cut by a comment', '<style>a{b:u/**/rl(//c)}</style>', '<style></style>', 'styles'],
  ['a font of its own', '<style>@font-face{src:url(//c)}</style>', '<style></style>', 'styles'],
  ['what a program noted', '<metadata><x/></metadata><path data-name="a"/>', '<path></path>', ''],
])('an SVG loses %s', (_what, before, after, lost) => {
  expect(clean(inside(before))).toEqual([`${FRAME}${after}</svg>`, lost])
})

test('a picture of pixels that stands in the file stays', () => {
  const image = '<image href="data:image/png;base64,iVBORw0KGgo="></image>'
  expect(clean(inside(image))).toEqual([`${FRAME}${image}</svg>`, ''])
})

test('the entities of a drawing program become the words they stand for', () => {
  const doctype = `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY ns_svg "http://www.w3.org/2000/svg"><!ENTITY file SYSTEM "file:///etc/passwd">]>`
  expect(clean(`${doctype}<svg xmlns="&ns_svg;" viewBox="0 0 9 9"></svg>`)).toEqual([
    `${FRAME}</svg>`,
    'entities',
  ])
  expect(clean(`${doctype}${inside('<title>&file;</title>')}`)).toMatch(/not an SVG/)
})

test('entities that are made of entities are no drawing', () => {
  const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY a${n + 1} "&a${n};&a${n};">`).join(
    '',
  )
  const bomb = `<!DOCTYPE svg [<!ENTITY a0 "ha">${laughs}]>${inside('<title>&a9;</title>')}`
  expect(clean(bomb)).toMatch(/not an SVG/)
})

test('a drawing of a known size gets a frame, so that it can be scaled', () => {
  expect(clean(`<svg ${NS} width="40px" height="8"><path/></svg>`)).toEqual([
    `<svg ${NS} width="40px" height="8" viewBox="0 0 40 8"><path></path></svg>`,
    '',
  ])
  expect(clean(`<svg ${NS} width="100%"><path/></svg>`)).toMatch(/how large it is/)
})

test.each([
  ['a broken file', inside('<path>')],
  ['an entity that nobody declared', inside('<title>&a;</title>')],
  ['a page', '<html xmlns="http://www.w3.org/1999/xhtml"></html>'],
  ['an SVG of no namespace', '<svg><path/></svg>'],
  ['nothing', ''],
])('%s is refused', (_what, text) => {
  expect(clean(text)).toMatch(/not an SVG that can be read/)
})

test('an SVG in another encoding is refused, since it could be read as another text', () => {
  const cleaned = cleanSvg(Uint8Array.from([0xff, 0xfe, 0x3c, 0x00]))
  expect(cleaned).toEqual({ kind: 'refused', sentence: expect.stringContaining('UTF-8') })
})

test('what was cleaned is clean', () => {
  const [once] = clean(inside('<style>@import "x";.a{}</style><a href="x"><path onclick="x"/></a>'))
  expect(clean(once ?? '')).toEqual([once, ''])
})

test('a reference written in both ways is written once', () => {
  expect(clean(inside('<path id="a"/><use href="#a" xlink:href="#a"/>'))).toEqual([
    `${FRAME}<path id="a"></path><use href="#a"></use></svg>`,
    '',
  ])
})

test('an address between two strings that look like a comment is found', () => {
  const sheet =
    '<style>a{content:"/*"} rect{fill:url(https://evil.example/x)} b{content:"*/"}</style>'
  const [drawing, lost] = clean(inside(sheet))
  expect(drawing).not.toContain('evil')
  expect(lost).toBe('styles')
})

/** Each part repeats the one before it ten times. */
function repeating(levels: number, address: (id: string) => string): string {
  const parts = Array.from({ length: levels }, (_, level) => {
    const inner = level === 0 ? '<path d="M0 0h1"/>' : `<use href="${address(`p${level - 1}`)}"/>`
    return `<g id="p${level}">${inner.repeat(10)}</g>`
  })
  return inside(`${parts.join('')}<use href="${address(`p${levels - 1}`)}"/>`)
}

test.each([
  ['as it is', (id: string) => `#${id}`],
  ['in escapes', (id: string) => `#%${id.charCodeAt(0).toString(16)}${id.slice(1)}`],
  ['with spaces around', (id: string) => ` #${id} `],
])('what is repeated repeats nothing itself, with its address %s', (_how, address) => {
  const [drawing = '', lost] = clean(repeating(9, address))
  const [flat = '', nothing] = clean(repeating(1, address))

  expect([drawing.match(/<use/g)?.length, lost]).toEqual([10, 'others'])
  expect([flat.match(/<use/g)?.length, nothing]).toEqual([1, ''])
})

test('a part that repeats itself, or one that repeats it, is left out', () => {
  const loop = '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g><use id="c" href="#c"/>'

  expect(clean(inside(loop))).toEqual([`${FRAME}<g id="a"></g><g id="b"></g></svg>`, 'others'])
})
