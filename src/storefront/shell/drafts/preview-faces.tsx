import { faceRule } from '../../catalogue/menu-faces/menu-faces'

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
