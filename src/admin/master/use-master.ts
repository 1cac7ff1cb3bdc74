import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { MasterResponse } from './master-response'
import { sentenceOf } from '../read-response'
import { compareMaster, loadMaster, sendMaster } from './send-master'

export type MasterWork =
  | { kind: 'idle' | 'comparing' | 'busy' | 'done' | 'same' }
  /** The file would make set texts reflow: staff decide. */
  | { kind: 'confirming'; file: File; reflow: string }
  | { kind: 'failed'; why: string }

/** A style's master and the state of its upload. A file that makes no text reflow replaces it at once. */
export function useMaster(id: string | number | undefined) {
  const { data, setData } = useDocumentInfo()
  const [master, setMaster] = useState<MasterResponse | null>(null)
  const [work, setWork] = useState<MasterWork>({ kind: 'idle' })

  useEffect(() => {
    if (id === undefined) return
    loadMaster(id).then(setMaster, (error) => setWork(failed(error)))
  }, [id])

  async function replace(style: string | number, file: File) {
    setWork({ kind: 'busy' })
    const replaced = await sendMaster(style, file)
    setMaster(replaced)
    // The form must know this change of the style as its own, or it would warn of another editor.
    setData({ ...data, master: replaced.sha256, updatedAt: replaced.updated_at })
    setWork({ kind: 'done' })
  }

  async function compare(style: string | number, file: File) {
    setWork({ kind: 'comparing' })
    const { kind, reflow } = await compareMaster(style, file)
    if (kind === 'same') return setWork({ kind: 'same' })
    if (reflow) return setWork({ kind: 'confirming', file, reflow })
    await replace(style, file)
  }

  const guarded = (task: typeof replace) => (file: File) => {
    if (id !== undefined) task(id, file).catch((error) => setWork(failed(error)))
  }
  return {
    master,
    work,
    upload: guarded(master?.sha256 ? compare : replace),
    uploadAnyway: guarded(replace),
    cancel: () => setWork({ kind: 'idle' }),
  }
}

function failed(error: unknown): MasterWork {
  return { kind: 'failed', why: sentenceOf(error) }
}
