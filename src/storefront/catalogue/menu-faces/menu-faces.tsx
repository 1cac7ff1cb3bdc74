import { InsertedFaceRules } from './inserted-face-rules'
import { storeFaceRules } from './face-rule-store'

export type MenuFace = {
  /** The browser font's name: "Fraunces Variable Menu Preview". */
  face: string
  dataUri: string
}

/** As many names as a first window shows. */
const FIRST = 4

/** Menu previews inlined once, in the HTML: as a prop or an element they would be sent a second time in the page's payload. */
export function MenuFaces({ faces }: { faces: MenuFace[] }) {
  if (faces.length === 0) return null
  const css = faces.map((face) => faceRule(face)).join('')
  const loadScript = faces.slice(0, FIRST).map(loadScriptOf).join(';')
  return <InsertedFaceRules rulesKey={storeFaceRules({ css, loadScript })} />
}

/** The range of weights prevents a synthetic bold. */
export function faceRule({ face, dataUri }: MenuFace, display: 'block' | 'swap' = 'block'): string {
  const source = dataUri.replace(/["\\<>()\s]/g, '')
  return `@font-face{font-family:"${sanitized(face)}";src:url(${source});font-weight:1 1000;font-display:${display}}`
}

/** Without this a browser loads a face only at layout, and paints once without it. */
export function loadScriptOf({ face }: MenuFace): string {
  return `document.fonts.load(${JSON.stringify(`1em "${sanitized(face)}"`)})`
}

function sanitized(face: string): string {
  return face.replace(/["\\<>\n]/g, '')
}
