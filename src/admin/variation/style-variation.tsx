'use client'

import { useField } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Variation, VariationSetting } from '@/domain/catalogue/variation/merge-variation'
import {
  hasOverrides,
  parseStoredOverrides,
} from '@/domain/catalogue/variation/variation-overrides'
import { coordinatesIn } from '../axes/position-sliders'
import type { MasterFile } from '../master/master-response'
import { VariationEditor } from './variation-editor'

/** The same editor in a style's form, which stores the changes when it is saved. */
export function StyleVariation({ font, files }: { font: Variation; files: MasterFile[] }) {
  const overrides = useField<unknown>({ path: 'variation' })
  const face = usePreviewFace(files)
  const position = useField<unknown>({ path: 'defaultCoordinates' })
  const setting = {
    overrides: parseStoredOverrides(overrides.value),
    position: coordinatesIn(position.value),
  }

  function change(next: VariationSetting) {
    if (next.overrides !== setting.overrides)
      overrides.setValue(hasOverrides(next.overrides) ? next.overrides : null)
    if (next.position !== setting.position) position.setValue(next.position)
  }

  if (font.axes.length === 0) return null
  return (
    <>
      {overrides.showError && overrides.errorMessage ? (
        <p role="alert">{overrides.errorMessage}</p>
      ) : null}
      <VariationEditor {...{ font, setting, face }} onChange={change} />
    </>
  )
}

/** The name of the style's preview as a font of this page; undefined until it has loaded. */
function usePreviewFace(files: MasterFile[]): string | undefined {
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
