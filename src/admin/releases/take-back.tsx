'use client'

import { Button, useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { DefaultCellComponentProps } from 'payload'
import { useState } from 'react'
import { sendJson, sentenceOf } from '../read-response'
import { useSay } from '../use-say'
import './releases.css'

/** In lists of releases: which one is sold now, with the press that takes it back. */
export function CurrentCell({ cellData, rowData }: DefaultCellComponentProps) {
  const say = useSay()
  const { id, number } = rowData as { id: string; number?: number | null }
  const [isBack, setBack] = useState(false)
  if (isBack) return <span role="status">{say('Taken back.')}</span>
  if (cellData === false) return <span>{say('No')}</span>
  return (
    <span className="current-cell">
      {say('Yes')}
      {(number ?? 1) > 1 && <TakeBack id={id} onDone={() => setBack(true)} />}
    </span>
  )
}

type TakeBackProps = {
  id: string
  /** The one there is again, where that is known. */
  version?: string
  onDone?: () => void
}

/** One press and one question; the server says what it cannot take back. */
export function TakeBack({ id, version, onDone }: TakeBackProps) {
  const say = useSay()
  const router = useRouter()
  const { permissions } = useAuth()
  const [work, setWork] = useState<'idle' | 'busy' | 'done'>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  if (!permissions?.collections?.releases?.update) return null

  async function takeBack() {
    const consequence =
      'Take this release back? Buyers and visitors get the version before again; who downloaded this one keeps it.'
    if (!window.confirm(say(consequence))) return
    setWork('busy')
    setProblem(null)
    try {
      await sendJson(`/api/releases/${id}/take-back`, {})
      setWork('done')
      router.refresh()
      onDone?.()
    } catch (error) {
      setWork('idle')
      setProblem(sentenceOf(error))
    }
  }

  if (work === 'done') return <span role="status">{say('Taken back.')}</span>
  return (
    <span className="take-back">
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={work === 'busy'}
        onClick={() => void takeBack()}
      >
        {version ? say('Take back, to {version}', { version }) : say('Take back')}
      </Button>
      {problem && <span role="alert">{problem}</span>}
    </span>
  )
}
