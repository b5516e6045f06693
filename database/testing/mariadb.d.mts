export function hasMariadb(): boolean;
export function startMariadb(options?: {
  durable?: boolean;
}): Promise<{ url: string; pid: number; stop(): Promise<void> }>;
