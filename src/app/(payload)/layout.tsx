import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { openShop } from '@/app/(shop)/open-shop'
import { refuseSchedule } from '@/operations/staff/refuse-calls'
import { deskConfig } from './desk-config'
import { importMap } from './admin/importMap'
import { SERVER_FUNCTIONS } from './server-functions'

/** Payload looks any name up in its table, those that every object inherits too, and takes a table of the caller's beside it. */
const serverFunction: ServerFunctionClient = async ({ name, args }) => {
  'use server'
  if (!SERVER_FUNCTIONS.has(name)) notFound()
  if (name === 'schedule-publish') {
    const error = await refuseSchedule(await openShop(), { headers: await headers(), args })
    if (error) return { error }
  }
  return handleServerFunctions({ name, args, config: deskConfig(), importMap })
}

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={deskConfig()} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
