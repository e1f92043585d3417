/// Stories.
