import { InsertedFaces } from './inserted-faces'
import { keepFaceRules } from './kept-face-rules'

export type MenuFace = {
  /** The browser font's name: "Fraunces Variable Menu Preview". */
  face: string
  dataUri: string
}

/** Menu previews inlined once, in the HTML: as a prop or an element they would be sent again in the page's payload. */
export function MenuFaces({ faces }: { faces: MenuFace[] }) {
  return faces.length ? <InsertedFaces kept={keepFaceRules(faces.map(faceRule).join(''))} /> : null
}

/** The range of weights keeps browsers from making up a bold. */
export function faceRule({ face, dataUri }: MenuFace): string {
  const family = face.replace(/["\\<>\n]/g, '')
  const source = dataUri.replace(/["\\<>()\s]/g, '')
  return `@font-face{font-family:"${family}";src:url(${source});font-weight:1 1000;font-display:block}`
}
