import { useEffect } from 'react'
import type { UploadAnswer } from '@/domain/catalogue/upload/upload-answer'
import { faceOf, registered } from './face-of-file'

/** Fonts that were sent from a window that was closed meanwhile: the shop has kept their bytes. Each is fetched when it is shown. */
export function useStoredFaces(upload: UploadAnswer | null): void {
  useEffect(() => {
    for (const file of upload?.files ?? []) {
      if (!file.found || registered.has(file.id)) continue
      registered.add(file.id)
      const source = `url("/api/uploads/${upload?.id}/files/${file.id}/font")`
      document.fonts.add(new FontFace(faceOf(file), source, { weight: '1 1000' }))
    }
  }, [upload])
}
