export function startServer(options?: {
  durable?: boolean;
}): Promise<{ url: string; pid: number; stop(): Promise<void> }>;
