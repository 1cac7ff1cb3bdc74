import {
  type AnimatedLine,
  defaultFaceOf,
  FIRST_WINDOW,
} from '@/domain/catalogue/lines/line-metrics'
import { storeFaceRules } from './face-rule-store'
import { InsertedFaceRules, PlacedFaceRules } from './face-rules'

/** A browser font by its name, "Fraunces Variable Menu Preview": inlined, or with the URL it comes from after the page. */
export type MenuFace = InlinedFace | { face: string; url: string }

type InlinedFace = { face: string; dataUri: string }

/** How the font of a name comes: after the page, or through the list of fonts. */
export type Arrival = 'later' | 'with-list'

/**
 * Menu previews inlined once, in the HTML: as a prop or an element they would be sent a second time in the page's payload. Those
 * that come after it do so by script; without script the browser fetches them.
 */
export function MenuFaces({ faces }: { faces: MenuFace[] }) {
  if (faces.length === 0) return null
  const inlined = faces.filter(isInlined)
  const css = rulesOf(inlined)
  const withoutScript = rulesOf(faces.filter((face) => !isInlined(face)))
  const loadScript = inlined.slice(0, FIRST_WINDOW).map(loadScriptOf).join(';')
  return <InsertedFaceRules rulesKey={storeFaceRules({ css, loadScript, withoutScript })} />
}

function rulesOf(faces: readonly MenuFace[]): string {
  const rules = faces.map((face) =>
    faceRule({ face: face.face, dataUri: isInlined(face) ? face.dataUri : face.url }),
  )
  return rules.join('')
}

/** Undefined: within the page, or there is no line to set. */
export function arrivalOf(
  line: AnimatedLine | null | undefined,
  faces: readonly MenuFace[],
): Arrival | undefined {
  if (!line) return undefined
  const name = defaultFaceOf(line)
  const known = faces.find(({ face }) => face === name)
  if (!known) return 'with-list'
  return isInlined(known) ? undefined : 'later'
}

function isInlined(face: MenuFace): face is InlinedFace {
  return 'dataUri' in face
}

/** The range of weights prevents a synthetic bold. */
export function faceRule({ face, dataUri }: InlinedFace, display: 'block' | 'swap' = 'block') {
  const source = dataUri.replace(/["\\<>()\s]/g, '')
  return `@font-face{font-family:"${sanitized(face)}";src:url(${source});font-weight:1 1000;font-display:${display}}`
}

/** Without this a browser loads a face only at layout, and paints once without it. */
export function loadScriptOf({ face }: Pick<MenuFace, 'face'>): string {
  return `document.fonts.load(${JSON.stringify(`1em "${sanitized(face)}"`)})`
}

function sanitized(face: string): string {
  return face.replace(/["\\<>\n]/g, '')
}

/**
 * The browser fonts of a preview, by URL: the list that all pages share holds only what is published. React puts a style that has a
 * `precedence` into the head and leaves it there, for whoever goes on from here.
 */
export function PreviewFaces({ faces }: { faces: { face: string; url: string }[] }) {
  return faces.map(({ face, url }) => (
    <style key={face} href={`${encodeURIComponent(face)}:${url}`} precedence="faces">
      {faceRule({ face, dataUri: url })}
    </style>
  ))
}

/**
 * Menu previews within the HTML like `MenuFaces`, but where this stands, not before everything: of names that a small window does
 * not show at first. What it shows is painted before they come.
 */
export function LaterFaces({ faces }: { faces: MenuFace[] }) {
  const inlined = faces.filter(isInlined)
  const linked = faces.filter((face) => !isInlined(face))
  return (
    <PlacedFaceRules
      rulesKey={storeFaceRules({
        css: rulesOf(inlined),
        loadScript: '',
        withoutScript: rulesOf(linked),
      })}
    />
  )
}
