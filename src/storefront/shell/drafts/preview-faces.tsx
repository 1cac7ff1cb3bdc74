import { faceRule } from '../../catalogue/menu-faces/menu-faces'

/** The browser fonts of a preview, by URL: the list that all pages share holds only what is published. */
export function PreviewFaces({ faces }: { faces: { face: string; url: string }[] }) {
  const rules = faces.map(({ face, url }) => faceRule({ face, dataUri: url })).join('')
  return <style dangerouslySetInnerHTML={{ __html: rules }} />
}
