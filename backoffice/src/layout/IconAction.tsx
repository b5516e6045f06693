import { IconButton, type IconButtonProps } from "@mui/material";
import { type ComponentType, forwardRef } from "react";
import { Tip } from "./Tip";

type Props = Omit<IconButtonProps, "children"> & {
  label: string;
  icon: ComponentType<{ fontSize?: "small" }>;
  to?: string;
  href?: string;
  target?: string;
  component?: React.ElementType;
};

/** Icon button whose label is both its tooltip and its accessible name. */
export const IconAction = forwardRef<HTMLButtonElement, Props>(({ label, icon: Icon, ...rest }, ref) => (
  <Tip text={label}>
    <IconButton size="small" aria-label={label} ref={ref} {...rest}>
      <Icon fontSize="small" />
    </IconButton>
  </Tip>
));
