import { storeFaceRules } from './face-rule-store'
import { isInlined, type MenuFace, rulesOf } from './menu-faces'
import { PlacedFaceRules } from './placed-face-rules'

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
