import { faceRule } from '../../catalogue/menu-faces/menu-faces'

/** The browser fonts of a preview, by address: the list all pages share knows what is published alone. */
export function PreviewFaces({ faces }: { faces: { face: string; url: string }[] }) {
  const rules = faces.map(({ face, url }) => faceRule({ face, dataUri: url })).join('')
  return <style dangerouslySetInnerHTML={{ __html: rules }} />
}
