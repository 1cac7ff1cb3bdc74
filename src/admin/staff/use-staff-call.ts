'use client'
import { useState } from 'react'
import { readResponse, sentenceOf } from '../read-response'

type Call = { method?: 'GET' | 'POST' | 'DELETE'; path: string; body?: object }

/** A request to what staff have of their own, and what became of it. */
export function useStaffCall() {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  /** null where the shop refused: `failure` says why. */
  async function call<Body>({ method = 'POST', path, body }: Call): Promise<Body | null> {
    setIsBusy(true)
    setFailure(null)
    try {
      const response = await fetch(`/api/users${path}`, {
        method,
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
      })
      return await readResponse<Body>(response)
    } catch (error) {
      setFailure(sentenceOf(error))
      return null
    } finally {
      setIsBusy(false)
    }
  }
  return { call, isBusy, failure }
}
