import { useViewer } from '../core/useViewer.ts';

export const UserMenu = () => <span>{useViewer().firstName}</span>;
