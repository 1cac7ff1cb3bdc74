import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { MasterResponse } from './master-response'
import { sentenceOf } from '../read-response'
import { compareMaster, loadMaster, sendMaster } from './send-master'

export type MasterWork =
  | { kind: 'rest' | 'comparing' | 'busy' | 'done' | 'same' }
  /** The file would move set texts: staff decide. */
  | { kind: 'asking'; file: File; reflow: string }
  | { kind: 'failed'; why: string }

/** A style's master and what is being done with it. A file that moves nothing takes the place at once. */
export function useMaster(id: string | number | undefined) {
  const { data, setData } = useDocumentInfo()
  const [master, setMaster] = useState<MasterResponse | null>(null)
  const [work, setWork] = useState<MasterWork>({ kind: 'rest' })

  useEffect(() => {
    if (id === undefined) return
    loadMaster(id).then(setMaster, (error) => setWork(failed(error)))
  }, [id])

  async function replace(style: string | number, file: File) {
    setWork({ kind: 'busy' })
    const answer = await sendMaster(style, file)
    setMaster(answer)
    // The form learns that the style changed by its own doing, or it would warn of another editor.
    setData({ ...data, master: answer.sha256, updatedAt: answer.updated_at })
    setWork({ kind: 'done' })
  }

  async function look(style: string | number, file: File) {
    setWork({ kind: 'comparing' })
    const { kind, reflow } = await compareMaster(style, file)
    if (kind === 'same') return setWork({ kind: 'same' })
    if (reflow) return setWork({ kind: 'asking', file, reflow })
    await replace(style, file)
  }

  const guarded = (task: typeof replace) => (file: File) => {
    if (id !== undefined) task(id, file).catch((error) => setWork(failed(error)))
  }
  return {
    master,
    work,
    take: guarded(master?.sha256 ? look : replace),
    takeAnyway: guarded(replace),
    leave: () => setWork({ kind: 'rest' }),
  }
}

function failed(error: unknown): MasterWork {
  return { kind: 'failed', why: sentenceOf(error) }
}
