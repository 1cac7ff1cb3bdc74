'use client'
import { useAuth } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { useStaffCall } from './use-staff-call'

type State = { since: string | null; recoveryCodesLeft: number }
export type Begun = { secret: string; address: string; picture: string }

/** One's own second factor, and the steps of turning it on and off. */
export function useFactor() {
  const { call, isBusy, failure, confirmation } = useStaffCall()
  const { refreshPermissions } = useAuth()
  const [state, setState] = useState<State | null>(null)
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)

  async function read() {
    setState(await call<State>({ method: 'GET', path: '/second-factor' }))
  }
  useEffect(() => {
    void read()
    // Once: what changes it here reads it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  async function begin() {
    setBegun(await call<Begun>({ path: '/second-factor/begin' }))
  }
  async function confirm(code: string) {
    const answer = await call<{ codes: string[] }>({
      path: '/second-factor/confirm',
      body: { code },
    })
    if (!answer) return
    setBegun(null)
    setCodes(answer.codes)
    await read()
    await refreshPermissions() // what was closed without it is open now
  }
  async function end(code: string) {
    const answer = await call<State>({ path: '/second-factor/end', body: { code } })
    if (answer) setState(answer)
  }
  return {
    ...{ state, begun, codes, isBusy, failure, confirmation },
    begin: () => void begin(),
    confirm: (code: string) => void confirm(code),
    end: (code: string) => void end(code),
    keep: () => setCodes(null),
  }
}
