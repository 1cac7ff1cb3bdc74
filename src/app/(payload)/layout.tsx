import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { deskConfig } from './desk-config'
import { importMap } from './admin/importMap'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config: deskConfig(), importMap })
}

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={deskConfig()} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
