import { useEffect, useState } from 'react'
import type { MasterFile } from '../master/master-response'

/** The name of the style's preview as a font of this page; undefined until it has loaded. */
export function usePreviewFace(files: MasterFile[]): string | undefined {
  const [face, setFace] = useState<string>()
  const preview = files.find(({ format, is_menu_preview }) => format === 'PVW' && !is_menu_preview)
  const filename = preview?.filename

  useEffect(() => {
    if (!filename) return
    const name = `preview-${filename}`
    const source = `url("/api/font-files/file/${filename}")`
    const font = new FontFace(name, source, { weight: '1 1000' })
    document.fonts.add(font)
    font.load().then(
      () => setFace(name),
      () => undefined,
    )
    return () => void document.fonts.delete(font)
  }, [filename])

  return face
}
