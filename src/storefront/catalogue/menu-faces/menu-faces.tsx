import { InsertedFaceRules } from './inserted-face-rules'
import { storeFaceRules } from './face-rule-store'

export type MenuFace = {
  /** The browser font's name: "Fraunces Variable Menu Preview". */
  face: string
  dataUri: string
}

/** As many names as a first window shows. */
const FIRST = 4

/** Menu previews inlined once, in the HTML: as a prop or an element they would be sent again in the page's payload. */
export function MenuFaces({ faces }: { faces: MenuFace[] }) {
  if (faces.length === 0) return null
  const rules = faces.map((face) => faceRule(face)).join('')
  const start = faces.slice(0, FIRST).map(loadScriptOf).join(';')
  return <InsertedFaceRules kept={storeFaceRules({ rules, start })} />
}

/** The range of weights keeps browsers from making up a bold. */
export function faceRule({ face, dataUri }: MenuFace, display: 'block' | 'swap' = 'block'): string {
  const source = dataUri.replace(/["\\<>()\s]/g, '')
  return `@font-face{font-family:"${plain(face)}";src:url(${source});font-weight:1 1000;font-display:${display}}`
}

/** By itself a browser begins with a face when it lays out what is set in it, and paints once without. */
export function loadScriptOf({ face }: MenuFace): string {
  return `document.fonts.load(${JSON.stringify(`1em "${plain(face)}"`)})`
}

function plain(face: string): string {
  return face.replace(/["\\<>\n]/g, '')
}
