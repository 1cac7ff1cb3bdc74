'use client'
import { useState } from 'react'
import { readResponse, sendJson, sentenceOf, ShopRefused } from '../read-response'

export type Call = { method?: 'GET' | 'POST' | 'DELETE'; path: string; body?: object }
type Give = (password: string | null) => void

/** Where the password is asked for before the call is made once more; null: the call is dropped. */
export type Confirmation = { give: (password: string) => void; drop: () => void }

/** A request to what staff have of their own, and what became of it. */
export function useStaffCall() {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [asked, setAsked] = useState<{ give: Give } | null>(null)

  /** null where the shop refused, and `failure` says why, or where whoever was asked for their password gave none. */
  async function call<Body>(wanted: Call): Promise<Body | null> {
    setFailure(null)
    try {
      return await callConfirmed<Body>(wanted)
    } catch (error) {
      setFailure(sentenceOf(error))
      return null
    } finally {
      setIsBusy(false)
    }
  }

  async function callConfirmed<Body>(wanted: Call, password?: string): Promise<Body | null> {
    setIsBusy(true)
    try {
      return await send<Body>(wanted, password)
    } catch (error) {
      if (!asksForPassword(error)) throw error
      setIsBusy(false)
      setFailure(password === undefined ? null : error.message)
      const given = await new Promise<string | null>((give) => setAsked({ give }))
      setAsked(null)
      setFailure(null)
      return given === null ? null : callConfirmed<Body>(wanted, given)
    }
  }
  const confirmation: Confirmation | null = asked && {
    give: (password) => asked.give(password),
    drop: () => asked.give(null),
  }
  return { call, isBusy, failure, confirmation }
}

async function send<Body>({ method = 'POST', path, body }: Call, currentPassword?: string) {
  const url = `/api/users${path}`
  if (method === 'GET') return readResponse<Body>(await fetch(url))
  return sendJson<Body>(url, { ...body, currentPassword }, method)
}

function asksForPassword(error: unknown): error is ShopRefused {
  return error instanceof ShopRefused && /^confirmation_/.test(error.code ?? '')
}
