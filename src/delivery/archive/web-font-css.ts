import type { FontFormat } from '@/domain/catalogue/font-list'
import type { Axis } from '@/domain/catalogue/typeface-view'
import { plainLine } from '../plain-line'
import type { ArchiveStyle } from './archive-request'

type WebStyle = Omit<ArchiveStyle, 'files'> & { files: { name: string; format: FontFormat }[] }

/** The smaller file first: a browser takes the first it can read. */
const WEB_FORMATS = [
  { format: 'WOFF2', word: 'woff2' },
  { format: 'WOFF', word: 'woff' },
] as const

/** Axes that CSS has words of its own for. */
const NAMED_AXES = ['wght', 'wdth', 'slnt', 'ital', 'opsz']

/** "" when none of the styles has a web font. `notes` stand above the rules, as a comment. */
export function composeWebFontCss(styles: WebStyle[], notes: string[] = []): string {
  const taken = new Set<string>()
  const faces = styles.filter(hasWebFont).map((style) => faceOf(style, familyOf(style, taken)))
  return faces.length > 0 ? `${[...commentOf(notes), ...faces].join('\n\n')}\n` : ''
}

/** What buyers wrote cannot end the comment. */
function commentOf(notes: string[]): string[] {
  if (notes.length === 0) return []
  const lines = notes.map((note) => ` * ${plainLine(note).replaceAll('*/', '* /')}`)
  return [['/*', ...lines, ' */'].join('\n')]
}

function hasWebFont(style: WebStyle): boolean {
  return style.files.some(({ format }) => WEB_FORMATS.some((web) => web.format === format))
}

/** Two styles of the same weight and slope, a condensed one beside a wide one, need two families. */
function familyOf(style: WebStyle, taken: Set<string>): string {
  const place = [style.typeface, style.typ, weightOf(style), styleOf(style)].join(' ')
  if (taken.has(place)) return `${style.typeface} ${style.name}`

  taken.add(place)
  return style.typ === 'variable' ? `${style.typeface} Variable` : style.typeface
}

function faceOf(style: WebStyle, family: string): string {
  const stretch = rangeOf(style, 'wdth', '%')
  const lines = [
    ...axisNotes(style),
    '@font-face {',
    `  font-family: ${quoted(family)};`,
    `  font-style: ${styleOf(style)};`,
    `  font-weight: ${weightOf(style)};`,
    ...(stretch === null ? [] : [`  font-stretch: ${stretch};`]),
    '  font-display: swap;',
    `  src: ${sourcesOf(style).join(',\n    ')};`,
    '}',
  ]
  return lines.join('\n')
}

function axisNotes({ axes }: WebStyle): string[] {
  const own = axes.filter(({ tag }) => !NAMED_AXES.includes(tag))
  if (own.length === 0) return []

  const ranges = own.map(({ tag, min, max }) => `"${word(tag)}" ${min} to ${max}`)
  return [`/* font-variation-settings: ${ranges.join(', ')} */`]
}

function weightOf(style: WebStyle): string {
  return rangeOf(style, 'wght', '') ?? String(style.weight)
}

/** The slant axis counts degrees against the clock, CSS with it. */
function styleOf(style: WebStyle): string {
  const slant = axisOf(style, 'slnt')
  if (slant) return `oblique ${degrees(-slant.max)} ${degrees(-slant.min)}`
  return style.slope === 'upright' ? 'normal' : style.slope
}

function degrees(angle: number): string {
  return `${angle === 0 ? 0 : angle}deg`
}

function rangeOf(style: WebStyle, tag: string, unit: string): string | null {
  const axis = axisOf(style, tag)
  return axis && `${axis.min}${unit} ${axis.max}${unit}`
}

function axisOf({ typ, axes }: WebStyle, tag: string): Axis | null {
  return typ === 'variable' ? (axes.find((axis) => axis.tag === tag) ?? null) : null
}

function sourcesOf({ files }: WebStyle): string[] {
  return WEB_FORMATS.flatMap(({ format, word: name }) =>
    files
      .filter((file) => file.format === format)
      .map((file) => `url('${encodeURIComponent(file.name)}') format('${name}')`),
  )
}

/** Escapes by code point: the name cannot end the string, the comment or the style sheet. */
function quoted(text: string): string {
  const escaped = text.replace(/['"\\<>*/\p{Cc}]/gu, (sign) => {
    return `\\${sign.codePointAt(0)?.toString(16)} `
  })
  return `'${escaped}'`
}

function word(tag: string): string {
  return tag.replace(/[^A-Za-z0-9 ]/g, '')
}
